import { Carousel } from './carousel.tsx'

export const about =
  'Slides that change every 3 seconds, and wait under a pointer, with the focus inside, and for those who asked for calm.'

const labels = {
  name: 'Our lessons',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
}
const slides = ['The little ones', 'Six to twelve', 'Teens'].map((name) => (
  <div key={name} className="kit-slide">
    <h3>
      <a href="#carousel">{name}</a>
    </h3>
  </div>
))

export const examples = {
  slide: <Carousel labels={labels}>{slides}</Carousel>,
  fade: (
    <Carousel labels={labels} fade>
      {slides}
    </Carousel>
  ),
  'one alone': <Carousel labels={labels}>{slides[0]}</Carousel>,
}
