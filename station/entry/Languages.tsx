import { LANGUAGES } from '../../protocol/language.ts';
import { Button } from '../../renderer/kit/Button.tsx';
import { classes } from '../../renderer/kit/classes.ts';
import { language, OWN_NAMES } from '../../renderer/language/language.ts';
import { useAct } from '../../renderer/link/useLink.tsx';
import { texts } from '../texts.ts';
import styles from './Languages.module.css';
import { speakAgain } from './spoken-again.ts';

const css = classes(styles);

/** Each language by its own name; a touch changes the station to it. */
export function Languages() {
  const act = useAct();
  return (
    <fieldset className={css('languages')} aria-label={texts.invite.languages}>
      {LANGUAGES.map((each) => (
        <Button
          key={each}
          size="small"
          sends
          pressed={each === language()}
          onPress={() => {
            speakAgain();
            act({ do: 'language', language: each });
          }}
          testid={`language-${each}`}
        >
          <span lang={each}>{OWN_NAMES[each]}</span>
        </Button>
      ))}
    </fieldset>
  );
}
