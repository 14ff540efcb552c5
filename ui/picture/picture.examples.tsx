import { Picture } from './picture.tsx'

export const about =
  'One picture in the sizes and formats that the browser may choose from; its place is kept until it comes.'

export const examples = { wide: <Picture src="/pictures/ridge-dawn" alt="Ridges at dawn" sizes="30rem" /> }
