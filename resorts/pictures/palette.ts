/** The colours of one hour of the day. Every scene takes one hour and stays within it. */
export type Hour = {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string, string]
  sun: string
  haze: string
  light: string
  shade: string
  rock: string
  snow: string
  snowShade: string
  forest: string
  forestLight: string
  far: string
}

export const ink = '#0c1b33'
export const white = '#f7f9fc'
export const red = '#d0202e'
export const redShade = '#9e1526'
export const glacier = '#9ec9e2'
export const glacierDeep = '#3f7fb0'
export const gold = '#e0a33a'
export const goldLight = '#f5cf7a'
export const wood = '#6b4430'
export const woodDark = '#3d2620'

export const dawn: Hour = {
  sky: ['#5a6ba6', '#c295b3', '#f6b09c', '#fde0b0'],
  sun: '#fff1cf',
  haze: '#f4c3ae',
  light: '#ffe6d2',
  shade: '#8f83b3',
  rock: '#6c6496',
  snow: '#fcebe4',
  snowShade: '#c3b3d6',
  forest: '#232c57',
  forestLight: '#454a7c',
  far: '#b394b4',
}
export const morning: Hour = {
  sky: ['#4f9cc9', '#9dcde2', '#dcedea', '#fdf0d2'],
  sun: '#fffbe8',
  haze: '#e4eee6',
  light: '#fffaf0',
  shade: '#84acd0',
  rock: '#55789f',
  snow: '#fdfaf3',
  snowShade: '#bcd4e8',
  forest: '#1c4560',
  forestLight: '#3c7086',
  far: '#a5c8dc',
}
export const noon: Hour = {
  sky: ['#1d5f9e', '#3d8cc4', '#86c1e0', '#d3ebf4'],
  sun: '#ffffff',
  haze: '#cbe5f1',
  light: '#ffffff',
  shade: '#6fa6d0',
  rock: '#37648f',
  snow: '#fbfdff',
  snowShade: '#b0d3ea',
  forest: '#0f3352',
  forestLight: '#2b5f84',
  far: '#86b5d6',
}
export const afternoon: Hour = {
  sky: ['#4489b3', '#94c0c6', '#efdfb4', '#fbd694'],
  sun: '#fff4cc',
  haze: '#f5dcae',
  light: '#fff3d6',
  shade: '#8795bd',
  rock: '#5f678f',
  snow: '#fff6e4',
  snowShade: '#c5c9de',
  forest: '#24405a',
  forestLight: '#55707a',
  far: '#b3bcc4',
}
export const dusk: Hour = {
  sky: ['#2d2456', '#6b3f7d', '#cd6a6a', '#f7b562'],
  sun: '#ffe3a1',
  haze: '#dd8d76',
  light: '#fbc48a',
  shade: '#654e8c',
  rock: '#483769',
  snow: '#f3cdb8',
  snowShade: '#9683b8',
  forest: '#1f1740',
  forestLight: '#4a356a',
  far: '#9c5f86',
}
export const blueHour: Hour = {
  sky: ['#132a5c', '#34518c', '#7d86b4', '#e8b49b'],
  sun: '#ffe0b0',
  haze: '#8c93bd',
  light: '#d5d8ee',
  shade: '#5a70a8',
  rock: '#3b4f86',
  snow: '#c9d3ea',
  snowShade: '#7f93c4',
  forest: '#0f1e45',
  forestLight: '#2a3f75',
  far: '#6f80b2',
}
export const night: Hour = {
  sky: ['#050d22', '#0b1c40', '#183765', '#36628f'],
  sun: '#f4f0dc',
  haze: '#3a6492',
  light: '#a9c3e2',
  shade: '#2f5288',
  rock: '#1b3560',
  snow: '#8eacd2',
  snowShade: '#3f639b',
  forest: '#071230',
  forestLight: '#17305c',
  far: '#2a4d80',
}
export const storm: Hour = {
  sky: ['#33445e', '#5d7390', '#9aaec0', '#dfe4e0'],
  sun: '#fff6dc',
  haze: '#b9c6d0',
  light: '#eef2f5',
  shade: '#7489a5',
  rock: '#4a5d7a',
  snow: '#f0f4f7',
  snowShade: '#a9bccf',
  forest: '#1f3045',
  forestLight: '#3f566e',
  far: '#8b9eb5',
}

/** Mixes two #rrggbb colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const blend = (i: number) => Math.round(channel(from, i) + (channel(to, i) - channel(from, i)) * share)
  return `#${[0, 1, 2].map((i) => blend(i).toString(16).padStart(2, '0')).join('')}`
}

const channel = (color: string, i: number) => Number.parseInt(color.slice(1 + i * 2, 3 + i * 2), 16)
