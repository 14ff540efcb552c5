import { Carousel } from './carousel.tsx'

const labels = {
  name: 'Our lessons',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
}
const slides = ['The little ones', 'Six to twelve', 'Teens'].map((name) => <h3 key={name}>{name}</h3>)

export const examples = {
  slide: <Carousel labels={labels}>{slides}</Carousel>,
  fade: (
    <Carousel labels={labels} fade>
      {slides}
    </Carousel>
  ),
  'one alone': <Carousel labels={labels}>{slides[0]}</Carousel>,
}
