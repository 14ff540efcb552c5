import { defineConfig } from 'vite'

/** Serves and builds the page of the kit, for those who develop it and for its journeys. Its pictures are the demo resort's. */
export default defineConfig({
  publicDir: '../resorts/valorsene',
  build: { copyPublicDir: false, rolldownOptions: { input: 'kit.html' } },
})
