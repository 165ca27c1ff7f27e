/** All that the kit says, part by part; what comes from the host is written there. */
import { catalogue } from '../language/language.ts';
import { spanish } from './texts/es.ts';
import { korean } from './texts/ko.ts';
import { tagalog } from './texts/tl.ts';
import { vietnamese } from './texts/vi.ts';
import { chinese } from './texts/zh.ts';

const english = {
  banner: {
    playMoney: 'Play money',
  },
  card: {
    plays: ', plays',
    joker: 'JOKER',
  },
  chip: {
    button: 'D',
    dealerButtonSeat: (seat: number) => `Dealer button, seat ${seat}`,
  },
  dice: {
    dice: (dice: string) => `Dice ${dice}`,
  },
  keypad: {
    decimalPoint: 'decimal point',
    deleteLastFigure: 'delete the last figure',
  },
  modal: {
    close: 'Close',
  },
  refusal: {
    notDone: 'Not done.',
  },
};

/** What every language has to say here. */
export type Texts = typeof english;

export const texts = catalogue<Texts>('kit', {
  en: english,
  es: spanish,
  vi: vietnamese,
  zh: chinese,
  ko: korean,
  tl: tagalog,
});
