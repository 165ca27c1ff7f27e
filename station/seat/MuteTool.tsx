import { useSyncExternalStore } from 'react';
import { SoundOffIcon, SoundOnIcon } from '../../renderer/kit/icons.tsx';
import { isMuted, onMuted, setMuted } from '../../renderer/kit/sound.ts';
import { texts } from '../texts.ts';
import { Tool } from './Tool.tsx';

/** Sounds on or off, at this station. */
export function MuteTool() {
  const muted = useSyncExternalStore(onMuted, isMuted);
  return (
    <Tool
      icon={muted ? <SoundOffIcon /> : <SoundOnIcon />}
      label={muted ? texts.toolbar.muted : texts.toolbar.sound}
      onPress={() => setMuted(!muted)}
      testid="mute"
    />
  );
}
