/** Where a map service shows a place: OpenStreetMap, which asks nobody's consent. */
export function mapAddress({ lat, lon }: { lat: number; lon: number }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`
}
