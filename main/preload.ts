/**
 * All that a page in Electron can reach outside itself: text frames to and from the host. Runs in the sandbox, before
 * the page; built into `dist/preload.cjs` by main/screens.ts.
 */
import { contextBridge, ipcRenderer } from 'electron';
import { FROM_SCREEN, TO_SCREEN } from './channels.ts';

contextBridge.exposeInMainWorld('dealerless', {
  send(frame: string): void {
    ipcRenderer.send(FROM_SCREEN, String(frame));
  },
  onFrame(listener: (frame: string) => void): void {
    // The event itself stays here, because it would give the page access to the raw channel.
    ipcRenderer.on(TO_SCREEN, (_event, frame: string) => listener(frame));
  },
});
