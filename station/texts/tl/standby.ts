import { rich } from '../../../renderer/kit/rich.ts';
import { money } from '../../../renderer/language/figures.ts';
import type { Advance } from '../../asks/advance.ts';
import type { StandbyTexts } from '../../texts.ts';

const AHEAD = { check: 'Check', fold: 'Fold', 'check or fold': 'Check o fold', 'call any': 'Call kahit magkano' };

const aheadKey = (advance: Advance): string =>
  advance.kind === 'call' ? `Call ${money(advance.amount)}` : AHEAD[advance.kind];

export const standby: StandbyTexts = {
  firstHand: {
    waiting:
      'Pindutin nang matagal ang baraha para makita; walang ibang makakakita. Ang turno ay may tunog at gintong bar.',
    noCards: 'Ang turno ay may tunog at gintong bar.',
    turnUp:
      'Kayo ang may pinakamalaking taya kaya kayo ang magbubukas ng barahang ito: pindutin nang matagal. Saka ito makikita ng lahat.',
    asks: {
      bet: 'Kayo na. Fold: bitawan ang baraha. Call: bayaran ang taya ng iba. Raise: itaas ang taya; kukumpirmahin pa ito.',
      choose: 'Pumili ng isang pindutan. Ipinapakita ng bar sa itaas ang natitirang oras.',
      cards: 'Pindutin ang mga baraha, saka kumpirmahin. Kung may paraan ng bahay, isang pindot lang ito.',
      wager:
        'Pindutin ang isang puwesto para ilagay ang napiling chip; pindutin ulit para dagdagan. Walang itataya hangga’t hindi kinukumpirma.',
    },
    free: 'Kayo na. Check: walang bayad at kasali pa rin. Ang taya o raise ay kukumpirmahin pa.',
    over: 'Iyon ang unang kamay ninyo. Nasa mga pindutan sa itaas ang mga tuntunin, mga kamay at tawag sa floor.',
    done: 'Sige',
  },
  standby: {
    allIn: 'All-in ka na',
    cardsDecide: 'Baraha na ang magpapasya. Puwede mo pa ring mapanalunan ang bawat pot na may chips ka.',
    waitingFor: (names) => `Hinihintay si ${names}`,
    seat: (seat) => `upuan ${seat}`,
    moment: 'Sandali lang',
    fees: (line) => `${line}. `,
    morePlayers: 'Naghihintay ng iba pang player',
    waitsForPlayers: 'Naghihintay ng iba pang player.',
    nextHand: 'Magsisimula na ang susunod na hand',
    nextHandBegins: 'Magsisimula na ang susunod na hand.',
    outOfHand: 'Wala ka na sa hand na ito',
    dealtInAgain: 'Bibigyan ka ulit ng baraha sa susunod.',
    lastAnswers: 'Magbabago ang laro: hinihintay ang mga huling sagot',
    dealtInNext: 'Bibigyan ka ng baraha sa susunod na hand',
    waitForNext: 'Hintayin ang susunod na hand',
  },
  ahead: {
    choose: 'Pumili na kung gusto mo.',
    ...AHEAD,
    call: (amount) => `Call ${money(amount)}`,
    dropped: (advance) => `Nagbago ang presyo: wala na ang “${aheadKey(advance)}”. Pumili ulit.`,
  },
  held: {
    title: 'Tinamaan ang jackpot',
    safe: 'Tinitingnan ng house ang hand at babayaran sa bawat card. Walang bigayan hanggang doon.',
  },
  stopped: {
    byFloor: 'Itinigil ng floor ang laro',
    byItself: 'Kusang huminto ang mesa',
    safe: 'Walang magbabago sa chips at baraha mo. Floor ang magpapatuloy ng laro.',
  },
  voided: {
    title: (hand) => `Void ang hand ${hand}`,
    back: (amount) => rich`Naibalik sa chips mo ang ${amount} na inilagay mo.`,
    allBack: 'Naibalik ang lahat ng chips sa mga player.',
  },
  away: {
    sitsOutNext: 'Sit out ka mula sa susunod na hand.',
    keepIn: 'Maglaro pa ako',
    sittingOut: 'Naka-sit out ka',
    sittingOutFor: (left) => `Sit out: ${left} pa`,
    outOfChips: 'Ubos na ang chips mo',
    outOfChipsFor: (left) => `Ubos na ang chips: ${left} pa`,
    seatIsFree: (why) =>
      `${why ?? ''} Kung hindi ka makabalik sa oras, mababakante ang upuan at mapupunta sa card ang nasa mesa.`,
    onBreak: 'Naka-break',
    onBreakFor: (left) => `Break: ${left} pa`,
    chipsStay: 'Nasa mesa ang chips mo. Kung hindi ka makabalik sa oras, mapupunta sa card at mababakante ang upuan.',
    back: 'Nandito na ako',
    leaving: 'Aalis ka pagkatapos ng hand na ito',
    cashedIn: 'Ika-cash out ka ng floor pagkatapos ng hand na ito',
    toCard: 'Mapupunta ang chips sa card mo. Babayaran ka ng kahera.',
    stay: 'Manatili sa mesa',
  },
  comingIn: {
    title: 'Naghihintay ng baraha',
    next: 'Bibigyan ka ng baraha sa susunod na hand.',
    post: 'Mag-post na at maglaro',
    posting: 'Nag-post: kasama ka sa susunod',
    wait: 'Hintayin ang big blind',
    otherWays: 'Ibang paraan',
  },
  result: {
    feesTookAll: 'Naubos sa bayad ang buong pot',
    out: 'Wala ka na sa hand na ito',
    lost: 'Hindi pinalad ngayon',
    win: (amount, hand) => `Panalo ka ng ${money(amount)}${hand ? `: ${hand}` : ''}`,
    lose: (amount) => `Talo ka ng ${money(amount)}`,
    back: (amount, hand) => `Naibalik sa iyo ang ${money(amount)}${hand ? `: ${hand}` : ''}`,
    even: 'Tabla ka',
    bankWins: (amount) => `Panalo ang bangka mo ng ${money(amount)}`,
    bankPays: (amount) => `Nagbayad ang bangka ng ${money(amount)}`,
    bankEven: 'Tabla ang bangka',
    noBet: 'Wala kang taya sa hand na ito',
    noBank: 'Walang kumuha ng bangka',
    paidAndTook: (paid, took) => `Nagbayad ka ng ${money(paid)} at kumuha ng ${money(took)}.`,
    notNeeded: (covered, left) => `Sa ${money(covered)} na sinagot mo, hindi nagamit ang ${money(left)}.`,
    fee: (fee) => `Bayad ${money(fee)}.`,
  },
  banked: {
    waitingFor: (names) => `Hinihintay si ${names}`,
    covering: (wager) => `Ikaw ang bangka at sagot mo ang ${money(wager)}`,
    placed: 'Nakataya ka na',
    noBet: 'Walang taya sa hand na ito',
  },
};
