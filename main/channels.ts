/** The two IPC channels of the Electron shell; each carries the text of one frame (protocol/messages.ts). */
export const FROM_SCREEN = 'dealerless:from-screen';
export const TO_SCREEN = 'dealerless:to-screen';
