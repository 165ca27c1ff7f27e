/** All texts of the kit, part by part; texts that come from the host are written there. */
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

/** What each translation must provide. */
export type Texts = typeof english;

export const texts = catalogue<Texts>('kit', {
  en: english,
  es: spanish,
  vi: vietnamese,
  zh: chinese,
  ko: korean,
  tl: tagalog,
});
