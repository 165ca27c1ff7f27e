import { rich } from '../../../renderer/kit/rich.ts';
import { number } from '../../../renderer/language/figures.ts';
import type { PageTexts } from '../../texts.ts';

export const pages: PageTexts = {
  rules: {
    title: (game) => `Mga patakaran at bayad: ${game}`,
    posted: 'Nakapaskil sa mesang ito',
    howTo: 'Paano gamitin ang mesang ito',
    pot: [
      'Ipatong ang daliri sa baraha para makita. Pag-angat, nakatago ulit.',
      'Pag ikaw na, ipinapakita ng mga key sa ibaba ang lahat ng puwede mong gawin. Kinukumpirma muna ang taya o raise.',
      'Kabuuan ang halaga sa raise: ang “Raise sa $16” ay dagdag lang ng kulang para maging $16.',
      'Tingnan ang guhit sa itaas ng mga key: iyon ang natitirang oras.',
      'Nasa mesa ang chips hanggang umalis ka. Pagkatapos, nasa card na at babayaran ka ng kahera.',
      'Tinatawag ng “Floor” ang floorman. Nasa “Mga hand” ang huling sampung hand mo.',
    ],
    banked: [
      'Isang player ang bangka na nagbabayad o kumukuha ng lahat ng taya; bayad lang ang sa bahay. Umiikot ang bangka.',
      'Pindutin ang chip, tapos ang puwesto. Hindi pa bilang hangga’t hindi mo itinataya.',
      'Binabayaran ang taya hanggang sa kaya ng bangka, ayon sa ayos ng mesa. Ibinabalik ang hindi nasagot.',
      'Tingnan ang guhit sa itaas: pag naubos, sarado na ang taya.',
      'Nasa mesa ang chips hanggang umalis ka. Pagkatapos, nasa card na at babayaran ka ng kahera.',
      'Tinatawag ng “Floor” ang floorman. Nasa “Mga hand” ang huling sampung hand mo.',
    ],
    bots: 'Ang may markang “Bot” ay kalaban sa pagsasanay, hindi tao.',
    seal: (seal) => rich`Nakapirmi na ang ayos ng baraha bago ang hand na ito. Selyo ng barahang ito: ${seal}`,
  },
  odds: {
    title: 'Ang halaga ng mga taya',
    working: 'Kinakalkula…',
    note: 'Sa bawat tayang nasagot nang buo, hindi kasama ang bayad.',
    outcome: (name, pays, percent) => `${name}: ${pays}, ${percent}%`,
    loses: (percent, sure) => `talo ng ${percent}%${sure === null ? '' : ` ± ${sure}`}`,
    gains: (percent, sure) => `panalo ng ${percent}%${sure === null ? '' : ` ± ${sure}`}`,
    goesBack: 'ibinabalik',
    pays: (times) => `bayad ${times} sa 1`,
    lost: 'talo',
    losesPart: (part) => `talo ng ${part} nito`,
  },
  history: {
    title: 'Mga huling hand mo',
    moment: 'Sandali lang…',
    none: 'Wala ka pang nalalarong hand sa mesang ito.',
    archived: (hand) => `Nasa archive na ang mga hand hanggang ${number(hand)}. Hilingin sa floor na hanapin ang isa.`,
    hand: (hand) => `Hand ${number(hand)}`,
    void: 'void',
    seat: (seat) => `Upuan ${seat}`,
  },
  replay: {
    void: 'Void: naibalik ang lahat ng chips',
    chips: (before, after) => rich`Chips mo ${before} → ${after}`,
    fees: (fees) => rich`Bayad ${fees}`,
    seal: (seal) => rich`Selyo ${seal}`,
    asList: 'Bilang listahan',
    asTable: 'Ipakita ang mesa',
    receipt: 'Resibo',
    start: 'Simula',
    back: 'isang hakbang pabalik',
    on: 'isang hakbang pasulong',
    end: 'Dulo',
    step: (step, all) => `${step} sa ${all}`,
  },
  receipt: {
    moment: 'Sandali lang…',
    places: (places) => `puwesto ${places.join(', ')}`,
    seal: 'Selyong ipinakita sa pamimigay',
    code: 'Check code',
    takeAlong: (hand) =>
      rich`Para madala, ipakita ang card sa kahera at hingin ang resibo ng hand ${hand}. Ilalagay mo ang PIN; nasa papel ang check code. Sa pamamagitan nito, kahit sino ay makakasuri ng baraha nang wala ang mesang ito.`,
    wrong: (what) => `Hindi tama ang resibong ito: ${what}. Pakitawag ang floor.`,
    checked: (opened, closed) =>
      `Nasuri: nasa ilalim ng selyo ang ${opened} barahang ito bago ang unang baraha. Sarado pa rin ang ${closed} iba.`,
    ownCards: 'Baraha mo',
    tabled: (name) => `${name}, nakalatag`,
  },
};
