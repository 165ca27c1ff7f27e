import { useEffect, useRef, useState } from 'react';
import { type FilePart, partsOf } from '../protocol/file-part.ts';
import { PHOTO_HEIGHT, PHOTO_WIDTH } from '../protocol/photo.ts';
import { FileKey } from '../renderer/desk-kit/FileKey.tsx';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { PersonIcon } from '../renderer/kit/icons.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Refusal } from '../renderer/kit/Refusal.tsx';
import { useAnswer } from '../renderer/link/useAnswer.ts';
import styles from './Photo.module.css';
import { drawnInto, photoOf } from './photo.ts';
import { texts } from './texts.ts';
import type { ShownAccount } from './words.ts';

const css = classes(styles);

/** The photo of the account holder, and the key that opens it. */
export function Face({ account, onOpen }: { readonly account: ShownAccount; readonly onOpen: () => void }) {
  if (account.photo === undefined) {
    return (
      <span className={css('face')}>
        <PersonIcon />
      </span>
    );
  }
  return (
    <button type="button" className={css('face face-key')} onClick={onOpen} data-testid="photo-open">
      {account.photo === null ? <PersonIcon /> : <Picture photo={account.photo} />}
      <small>{account.photo === null ? texts.photo.none : texts.photo.change}</small>
    </button>
  );
}

function Picture({ photo, large = false }: { readonly photo: string; readonly large?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) void drawnInto(canvas.current, photo);
  }, [photo]);
  return (
    <canvas
      ref={canvas}
      width={PHOTO_WIDTH}
      height={PHOTO_HEIGHT}
      className={css(large ? 'picture-large' : 'picture')}
      role="img"
      aria-label={texts.photo.photo}
      data-testid={large ? 'photo-large' : 'photo'}
    />
  );
}

export interface PhotoDialogProps {
  readonly account: ShownAccount;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
  /** Asks for a reason and removes the photo. */
  readonly onRemove: () => void;
}

/** Takes a photo of a customer with the cage's camera, or from a file. */
export function PhotoDialog({ account, onClose, onDone, onRemove }: PhotoDialogProps) {
  const [photo, setPhoto] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { refused, send } = useAnswer();
  const show = (source: Blob | HTMLVideoElement): void => {
    photoOf(source).then(
      (made) => {
        setPhoto(made);
        setTrouble(null);
      },
      () => setTrouble(texts.photo.notAPicture),
    );
  };
  const keep = ([part, ...rest]: readonly FilePart[]): void => {
    if (part === undefined) return;
    send({ do: 'photo', account: account.account, photo: part }, () => {
      if (rest.length > 0) keep(rest);
      else onDone(texts.photo.isKept(account.person));
    });
  };
  const shown = photo ?? account.photo ?? null;
  return (
    <Modal
      title={texts.photo.title(account.person)}
      size="m"
      onClose={onClose}
      testid="photo-dialog"
      actions={
        <>
          <Button onPress={onClose}>{texts.photo.back}</Button>
          {account.photo && (
            <Button kind="danger" onPress={onRemove} testid="photo-remove">
              {texts.photo.remove}
            </Button>
          )}
          <Button
            kind="primary"
            sends
            disabled={photo === null}
            onPress={() => photo !== null && keep(partsOf(photo))}
            testid="photo-keep"
          >
            {texts.photo.keep}
          </Button>
        </>
      }
    >
      <div className={css('photo')}>
        {shown === null ? (
          <span className={css('picture-large no-picture')}>
            <PersonIcon />
          </span>
        ) : (
          <Picture photo={shown} large />
        )}
        <div className={css('photo-ways')}>
          <Camera onTaken={show} onTrouble={setTrouble} />
          <FileKey
            accept="image/jpeg,image/png,image/webp"
            onFile={show}
            testid="photo-from-file"
            fileTestid="photo-file"
          >
            {texts.photo.fromFile}
          </FileKey>
          <p>{texts.photo.whoSeesIt}</p>
        </div>
      </div>
      <Refusal text={trouble ?? refused} />
    </Modal>
  );
}

function turnOff(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

interface CameraProps {
  readonly onTaken: (video: HTMLVideoElement) => void;
  readonly onTrouble: (text: string) => void;
}

/** The cage's camera, from the key that starts it to the picture; it is turned off when the dialog closes. */
function Camera({ onTaken, onTrouble }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isOpen = useRef(false);
  const [stream, setStream] = useState<MediaStream | null>(null);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
    return () => turnOff(stream);
  }, [stream]);
  // A page served over an insecure connection has no camera.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  const start = (): void => {
    if (devices === undefined) {
      onTrouble(texts.photo.noCamera);
      return;
    }
    devices.getUserMedia({ video: { facingMode: 'user', width: 640, height: 480 } }).then(
      // It may take its time to start: whoever has closed the dialog meanwhile must not stay in its picture.
      (started) => (isOpen.current ? setStream(started) : turnOff(started)),
      () => onTrouble(texts.photo.noCamera),
    );
  };
  if (stream === null) {
    return (
      <Button onPress={start} testid="photo-camera">
        {texts.photo.startCamera}
      </Button>
    );
  }
  return (
    <>
      <video ref={video} className={css('camera')} autoPlay playsInline muted />
      <Button kind="go" onPress={() => video.current && onTaken(video.current)} testid="photo-take">
        {texts.photo.take}
      </Button>
    </>
  );
}
