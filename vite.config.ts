import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The pages, one per screen of a table or of a house, and the lobby from which a browser picks one. */
export const PAGES = [
  'station/index.html',
  'center-display/index.html',
  'center-display/board.html',
  'center-display/clock.html',
  'floor-console/index.html',
  'floor-console/tables.html',
  'cage/index.html',
  'renderer/lobby/index.html',
];

/** Builds the screens. Paths are relative, so that the pages work from any address: HTTP here, `dealerless://` in Electron. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: 'dist/screens',
    emptyOutDir: true,
    target: 'chrome140',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: PAGES },
  },
});
