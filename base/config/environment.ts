/** The only file that reads the environment; a test of the repository keeps it so. */
export const environment: Readonly<Record<string, string | undefined>> = process.env
