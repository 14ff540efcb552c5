declare module '@adobe/structured-data-validator' {
  /** Checks structured data by the vocabulary that it is given, and by what search engines demand. */
  export default class Validator {
    constructor(vocabulary: { '@graph': object[] })
    validate(extracted: {
      jsonld: Record<string, object[] | undefined>
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string; errorType?: 'schemaOrg' }[]>
  }
}
