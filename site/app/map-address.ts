/** The address of a place on OpenStreetMap, which needs no consent. */
export function mapAddress({ lat, lon }: { lat: number; lon: number }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
}
