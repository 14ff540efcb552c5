import type { Point } from './svg.ts'

/** A place and a size. */
export type Sized = readonly [x: number, y: number, size: number]

/** Coordinates written as 'x y, x y, …', so that a long line stays readable on one line. */
export const points = (text: string): Point[] => numbers(text).map(([x = Number.NaN, y = Number.NaN]) => [x, y])

/** The same with a third number: 'x y size, …'. */
export const sized = (text: string): Sized[] =>
  numbers(text).map(([x = Number.NaN, y = Number.NaN, size = Number.NaN]) => [x, y, size])

const numbers = (text: string) => text.split(',').map((group) => group.trim().split(' ').map(Number))
