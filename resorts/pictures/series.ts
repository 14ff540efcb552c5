import type { Scene } from './scene.ts'
import { cabinFire } from './scenes/cabin-fire.ts'
import { chairliftForest } from './scenes/chairlift-forest.ts'
import { cristalSlope } from './scenes/cristal-slope.ts'
import { familyTracks } from './scenes/family-tracks.ts'
import { gondolaValley } from './scenes/gondola-valley.ts'
import { groomerNight } from './scenes/groomer-night.ts'
import { handiskiGlide } from './scenes/handiski-glide.ts'
import { helmetsRow } from './scenes/helmets-row.ts'
import { historySkis } from './scenes/history-skis.ts'
import { hotelBalcony } from './scenes/hotel-balcony.ts'
import { lakeFrozen } from './scenes/lake-frozen.ts'
import { lutinTrees } from './scenes/lutin-trees.ts'
import { medalPodium } from './scenes/medal-podium.ts'
import { meetingFlags } from './scenes/meeting-flags.ts'
import { moufleMeadow } from './scenes/moufle-meadow.ts'
import { nordicTrack } from './scenes/nordic-track.ts'
import { passCard } from './scenes/pass-card.ts'
import { pisteMap } from './scenes/piste-map.ts'
import { powderBowl } from './scenes/powder-bowl.ts'
import { rentalRack } from './scenes/rental-rack.ts'
import { ridgeDawn } from './scenes/ridge-dawn.ts'
import { ridgeDusk } from './scenes/ridge-dusk.ts'
import { ridgeNight } from './scenes/ridge-night.ts'
import { ridgeNoon } from './scenes/ridge-noon.ts'
import { schoolBell } from './scenes/school-bell.ts'
import { shuttleRoad } from './scenes/shuttle-road.ts'
import { slalomGates } from './scenes/slalom-gates.ts'
import { snowForest } from './scenes/snow-forest.ts'
import { snowboardHalfpipe } from './scenes/snowboard-halfpipe.ts'
import { teamPortrait } from './scenes/team-portrait.ts'
import { telemarkTurn } from './scenes/telemark-turn.ts'
import { touringRidge } from './scenes/touring-ridge.ts'
import { villageEvening } from './scenes/village-evening.ts'
import { villageMorning } from './scenes/village-morning.ts'
import { weatherFront } from './scenes/weather-front.ts'
import { webcamSummit } from './scenes/webcam-summit.ts'

/** Every picture of the demo resort, in the order of the list of keys. */
export const series: readonly Scene[] = [
  ridgeDawn,
  ridgeNoon,
  ridgeDusk,
  ridgeNight,
  villageEvening,
  villageMorning,
  gondolaValley,
  chairliftForest,
  moufleMeadow,
  lutinTrees,
  cristalSlope,
  slalomGates,
  snowboardHalfpipe,
  powderBowl,
  nordicTrack,
  telemarkTurn,
  touringRidge,
  schoolBell,
  meetingFlags,
  pisteMap,
  webcamSummit,
  weatherFront,
  rentalRack,
  helmetsRow,
  hotelBalcony,
  shuttleRoad,
  passCard,
  familyTracks,
  medalPodium,
  groomerNight,
  snowForest,
  lakeFrozen,
  cabinFire,
  teamPortrait,
  historySkis,
  handiskiGlide,
]
