import { Spinner } from './spinner.tsx'

export const about = 'Something is on its way. The three discs are the colours of pistes.'

export const examples = { loading: <Spinner label="Loading" /> }
