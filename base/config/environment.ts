/** The only file that reads `process.env`; a repository test checks this. */
export const environment: Readonly<Record<string, string | undefined>> = process.env
