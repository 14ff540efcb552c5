import { Spinner } from './spinner.tsx'

export const examples = { loading: <Spinner label="Loading" /> }
