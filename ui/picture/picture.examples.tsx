import { Picture } from './picture.tsx'

export const examples = { wide: <Picture src="/pictures/ridge-dawn" alt="Ridges at dawn" sizes="30rem" /> }
