/** What a table tells one seat, and its refusals with amounts in them, in the languages of `phrases.ts`. */
import type { Phrases } from './phrases.ts';

const BY_THE_FLOOR: Phrases = {
  'The floor says no: {{1}}': [
    'El supervisor dice que no: {{1}}',
    'Quản lý không đồng ý: {{1}}',
    '现场主管不同意：{{1}}',
    '플로어가 거절했습니다: {{1}}',
    'Hindi pumayag ang floor: {{1}}',
  ],
  'The floor asks you to come back to your seat now.': [
    'El supervisor le pide que vuelva ya a su asiento.',
    'Quản lý mời bạn trở lại ghế ngay.',
    '现场主管请您现在回到座位。',
    '플로어가 지금 자리로 돌아와 달라고 합니다.',
    'Pinababalik ka na ng floor sa upuan mo.',
  ],
  'The floor has ruled your hand foul: {{1}}. What you have bet stays in the pot.': [
    'El supervisor declaró nula su mano: {{1}}. Lo que apostó se queda en el bote.',
    'Quản lý tuyên bài của bạn không hợp lệ: {{1}}. Tiền bạn đã cược ở lại trong pot.',
    '现场主管判您的手牌作废：{{1}}。您已下的注留在底池。',
    '플로어가 핸드를 파울로 판정했습니다: {{1}}. 이미 건 금액은 팟에 남습니다.',
    'Idineklara ng floor na foul ang hand mo: {{1}}. Mananatili sa pot ang naitaya mo.',
  ],
  'The floor has ruled the hand of {{1}} foul: {{2}}.': [
    'El supervisor declaró nula la mano de {{1}}: {{2}}.',
    'Quản lý tuyên bài của {{1}} không hợp lệ: {{2}}.',
    '现场主管判 {{1}} 的手牌作废：{{2}}。',
    '플로어가 {{1}}의 핸드를 파울로 판정했습니다: {{2}}.',
    'Idineklara ng floor na foul ang hand ni {{1}}: {{2}}.',
  ],
  'The floor cashes you in when this hand is over: {{1}}. The cashier pays out what is on your card.': [
    'El supervisor le cobra las fichas al terminar esta mano: {{1}}. La caja le paga lo que tiene su tarjeta.',
    'Quản lý đổi chip của bạn khi hết ván này: {{1}}. Thu ngân trả số tiền trên thẻ của bạn.',
    '本局结束后现场主管为您兑现：{{1}}。卡上余额由收银处支付。',
    '이 핸드가 끝나면 플로어가 캐시아웃합니다: {{1}}. 카드 잔액은 캐셔가 지급합니다.',
    'Ika-cash out ka ng floor pagkatapos ng hand na ito: {{1}}. Babayaran ng kahera ang laman ng card mo.',
  ],
  'The floor has cashed you in: {{1}}. The cashier pays out what is on your card.': [
    'El supervisor le cobró las fichas: {{1}}. La caja le paga lo que tiene su tarjeta.',
    'Quản lý đã đổi chip của bạn: {{1}}. Thu ngân trả số tiền trên thẻ của bạn.',
    '现场主管已为您兑现：{{1}}。卡上余额由收银处支付。',
    '플로어가 캐시아웃했습니다: {{1}}. 카드 잔액은 캐셔가 지급합니다.',
    'Na-cash out ka na ng floor: {{1}}. Babayaran ng kahera ang laman ng card mo.',
  ],
};

const AT_ENTRY: Phrases = {
  'That PIN is wrong. You have one more try.': [
    'Ese PIN no es correcto. Le queda un intento.',
    'Mã PIN không đúng. Bạn còn một lần thử.',
    'PIN 不正确。您还可以再试一次。',
    'PIN이 맞지 않습니다. 한 번 더 입력할 수 있습니다.',
    'Mali ang PIN. May isa ka pang subok.',
  ],
  'That PIN is wrong. You have {{1}} more tries.': [
    'Ese PIN no es correcto. Le quedan {{1}} intentos.',
    'Mã PIN không đúng. Bạn còn {{1}} lần thử.',
    'PIN 不正确。您还可以再试 {{1}} 次。',
    'PIN이 맞지 않습니다. {{1}}번 더 입력할 수 있습니다.',
    'Mali ang PIN. May {{1}} subok ka pa.',
  ],
  'Too many wrong PINs. This card is locked; the cage can unlock it.': [
    'Demasiados PIN incorrectos. La tarjeta quedó bloqueada; la caja puede desbloquearla.',
    'Nhập sai PIN quá nhiều lần. Thẻ đã bị khóa; quầy thu ngân có thể mở khóa.',
    'PIN 错误次数过多，此卡已锁定；收银处可以解锁。',
    'PIN을 너무 많이 틀려 카드가 잠겼습니다. 캐셔가 풀어 드립니다.',
    'Masyadong maraming maling PIN. Naka-lock na ang card; mabubuksan ito ng kahera.',
  ],
  'The PIN could not be checked. Please call the floor.': [
    'No se pudo comprobar el PIN. Llame al supervisor, por favor.',
    'Không kiểm tra được mã PIN. Xin gọi quản lý.',
    '无法核对 PIN，请呼叫现场主管。',
    'PIN을 확인하지 못했습니다. 플로어를 불러 주세요.',
    'Hindi masuri ang PIN. Pakitawag ang floor.',
  ],
  'Nothing happened for a while. Swipe your card to start again.': [
    'Pasó un rato sin actividad. Deslice su tarjeta para volver a empezar.',
    'Đã lâu không có thao tác. Quẹt thẻ để bắt đầu lại.',
    '长时间没有操作。请刷卡重新开始。',
    '한동안 입력이 없었습니다. 카드를 긁어 다시 시작하세요.',
    'Matagal na walang ginawa. I-swipe ang card para magsimula ulit.',
  ],
  'Your {{1}} is here.': [
    'Sus {{1}} ya están aquí.',
    '{{1}} của bạn đã đến.',
    '您的 {{1}} 已到。',
    '{{1}} 금액이 도착했습니다.',
    'Narito na ang iyong {{1}}.',
  ],
};

const MONEY: Phrases = {
  '{{1}} is on its way to your card, but the house cannot be reached right now. Keep your slip number, {{2}}: the cage pays it once the connection is back.':
    [
      '{{1}} van en camino a su tarjeta, pero ahora no hay conexión con la casa. Anote su comprobante, {{2}}: la caja se lo paga en cuanto vuelva la conexión.',
      '{{1}} đang về thẻ của bạn, nhưng hiện không kết nối được với nhà cái. Hãy ghi lại số phiếu {{2}}: quầy thu ngân trả ngay khi có kết nối lại.',
      '{{1}} 正退回您的卡，但目前无法连接后台。请记下单据号 {{2}}：恢复连接后收银处即可支付。',
      '{{1}}이(가) 카드로 돌아가는 중이지만 지금 하우스와 연결되지 않습니다. 전표 번호 {{2}}을(를) 적어 두세요. 연결되는 대로 캐셔가 지급합니다.',
      'Papunta na sa card mo ang {{1}}, pero hindi maabot ang house ngayon. Itala ang slip mo, {{2}}: babayaran ito ng kahera pagbalik ng linya.',
    ],
  '{{1}} is back from the pot that nobody won.': [
    'Vuelven {{1}} del bote, que nadie ganó.',
    '{{1}} trở lại từ pot, vì không ai thắng.',
    '无人赢得底池，{{1}} 已退还。',
    '아무도 이기지 못한 팟에서 {{1}}이(가) 돌아왔습니다.',
    'Bumalik ang {{1}} mula sa pot na walang nanalo.',
  ],
  '{{1}} was collected for the {{2}}.': [
    'Se cobraron {{1}} por {{2}}.',
    'Đã thu {{1}} cho {{2}}.',
    '已收取{{2}}费用 {{1}}。',
    '{{2}} 요금으로 {{1}}을(를) 받았습니다.',
    'Siningil ang {{1}} para sa {{2}}.',
  ],
  'You could not pay the {{1}} for the {{2}}.': [
    'No pudo pagar los {{1}} por {{2}}.',
    'Bạn không đủ trả {{1}} cho {{2}}.',
    '您无法支付{{2}}费用 {{1}}。',
    '{{2}} 요금 {{1}}을(를) 낼 수 없었습니다.',
    'Hindi mo nabayaran ang {{1}} para sa {{2}}.',
  ],
  'You owe {{1}} for the {{2}}. Add chips to play on, or leave.': [
    'Debe {{1}} por {{2}}. Agregue fichas para seguir, o váyase.',
    'Bạn còn nợ {{1}} cho {{2}}. Thêm chip để chơi tiếp hoặc rời bàn.',
    '您欠{{2}}费用 {{1}}。请加筹码继续，或离开。',
    '{{2}} 요금 {{1}}을(를) 내야 합니다. 칩을 추가하거나 나가세요.',
    'May utang kang {{1}} para sa {{2}}. Magdagdag ng chips o umalis.',
  ],
  'You owe {{1}} for the {{2}}: add chips first.': [
    'Debe {{1}} por {{2}}: primero agregue fichas.',
    'Bạn còn nợ {{1}} cho {{2}}: hãy thêm chip trước.',
    '您欠{{2}}费用 {{1}}：请先加筹码。',
    '{{2}} 요금 {{1}}을(를) 내야 합니다. 먼저 칩을 추가하세요.',
    'May utang kang {{1}} para sa {{2}}: magdagdag muna ng chips.',
  ],
  'half hour': ['la media hora', 'nửa giờ', '半小时', '30분', 'kalahating oras'],
  down: ['el turno', 'lượt chia', '本轮', '다운', 'down'],
  '{{1}} come in after this hand.': [
    '{{1}} entran después de esta mano.',
    '{{1}} vào bàn sau ván này.',
    '{{1}} 将在本局后到账。',
    '이 핸드가 끝나면 {{1}}이(가) 들어옵니다.',
    'Papasok ang {{1}} pagkatapos ng hand na ito.',
  ],
  '{{1}} Your card holds {{2}}; the cage can add to it.': [
    '{{1}} Su tarjeta tiene {{2}}; en la caja puede agregar más.',
    '{{1}} Thẻ của bạn có {{2}}; quầy thu ngân có thể nạp thêm.',
    '{{1}} 您的卡上有 {{2}}；可到收银处充值。',
    '{{1}} 카드 잔액은 {{2}}입니다. 캐셔에서 충전할 수 있습니다.',
    '{{1}} {{2}} ang laman ng card mo; puwedeng magdagdag sa kahera.',
  ],
  '{{1}} Your card holds {{2}}.': [
    '{{1}} Su tarjeta tiene {{2}}.',
    '{{1}} Thẻ của bạn có {{2}}.',
    '{{1}} 您的卡上有 {{2}}。',
    '{{1}} 카드 잔액은 {{2}}입니다.',
    '{{1}} {{2}} ang laman ng card mo.',
  ],
  '{{1}} is less than {{2}}. {{3}}': [
    '{{1}} es menos que {{2}}. {{3}}',
    '{{1}} ít hơn {{2}}. {{3}}',
    '{{1}} 少于 {{2}}。{{3}}',
    '{{1}}은(는) {{2}}보다 적습니다. {{3}}',
    'Mas mababa ang {{1}} sa {{2}}. {{3}}',
  ],
  '{{1}} is more than the {{2}} allowed now.': [
    '{{1}} es más que los {{2}} posibles ahora.',
    '{{1}} nhiều hơn mức {{2}} có thể lúc này.',
    '{{1}} 超过目前可用的 {{2}}。',
    '{{1}}은(는) 지금 가능한 {{2}}보다 많습니다.',
    'Mas mataas ang {{1}} sa {{2}} na puwede ngayon.',
  ],
  '{{1}} is not a multiple of {{2}}.': [
    '{{1}} no es múltiplo de {{2}}.',
    '{{1}} không phải là bội số của {{2}}.',
    '{{1}} 不是 {{2}} 的倍数。',
    '{{1}}은(는) {{2}}의 배수가 아닙니다.',
    'Hindi multiple ng {{2}} ang {{1}}.',
  ],
};

const GAMES_AND_BREAKS: Phrases = {
  'The next game is {{1}}.': [
    'El próximo juego es {{1}}.',
    'Trò chơi tiếp theo là {{1}}.',
    '下一个游戏是 {{1}}。',
    '다음 게임은 {{1}}입니다.',
    'Ang susunod na laro ay {{1}}.',
  ],
  'The next game is {{1}}, the choice of seat {{2}}.': [
    'El próximo juego es {{1}}, a elección del asiento {{2}}.',
    'Trò chơi tiếp theo là {{1}}, do ghế {{2}} chọn.',
    '下一个游戏是 {{1}}，由 {{2}} 号座位选择。',
    '다음 게임은 {{2}}번 자리가 고른 {{1}}입니다.',
    'Ang susunod na laro ay {{1}}, pili ng upuan {{2}}.',
  ],
  'You did not say that you come along. {{1}} is back on your card.': [
    'No dijo que sigue en el nuevo juego. {{1}} están otra vez en su tarjeta.',
    'Bạn chưa nói là chơi tiếp. {{1}} đã về lại thẻ của bạn.',
    '您没有表示继续参加。{{1}} 已回到您的卡上。',
    '함께한다고 답하지 않았습니다. {{1}}이(가) 카드로 돌아갔습니다.',
    'Hindi mo sinabing sasama ka. Nasa card mo na ulit ang {{1}}.',
  ],
  'You did not come along. {{1}} is back on your card.': [
    'No siguió en el nuevo juego. {{1}} están otra vez en su tarjeta.',
    'Bạn không chơi tiếp. {{1}} đã về lại thẻ của bạn.',
    '您没有继续参加。{{1}} 已回到您的卡上。',
    '함께하지 않았습니다. {{1}}이(가) 카드로 돌아갔습니다.',
    'Hindi ka sumama. Nasa card mo na ulit ang {{1}}.',
  ],
  'You were {{1}} short of the {{2}} it takes.': [
    'Le faltaron {{1}} para los {{2}} que hacen falta.',
    'Bạn thiếu {{1}} so với mức {{2}} cần có.',
    '所需 {{2}}，您还差 {{1}}。',
    '필요한 {{2}}에서 {{1}}이(가) 모자랐습니다.',
    'Kulang ka ng {{1}} sa {{2}} na kailangan.',
  ],
  'You were {{1}} short of the {{2}} it takes. {{3}} is back on your card.': [
    'Le faltaron {{1}} para los {{2}} que hacen falta. {{3}} están otra vez en su tarjeta.',
    'Bạn thiếu {{1}} so với mức {{2}} cần có. {{3}} đã về lại thẻ của bạn.',
    '所需 {{2}}，您还差 {{1}}。{{3}} 已回到您的卡上。',
    '필요한 {{2}}에서 {{1}}이(가) 모자랐습니다. {{3}}이(가) 카드로 돌아갔습니다.',
    'Kulang ka ng {{1}} sa {{2}} na kailangan. Nasa card mo na ulit ang {{3}}.',
  ],
  '{{1}} You wait in your seat; your chips stay with you.': [
    '{{1}} Espera en su asiento; sus fichas siguen con usted.',
    '{{1}} Bạn chờ tại ghế; chip vẫn ở chỗ bạn.',
    '{{1}} 您在座位上等候，筹码仍归您保管。',
    '{{1}} 자리에서 기다립니다. 칩은 그대로 남습니다.',
    '{{1}} Maghihintay ka sa upuan mo; nasa iyo pa rin ang chips mo.',
  ],
  'One break an hour: your next is in 1 minute. Stay in, call the floor for a longer leave, or leave the game.': [
    'Un descanso por hora: el próximo es en 1 minuto. Quédese, pida al supervisor más tiempo o deje el juego.',
    'Mỗi giờ nghỉ một lần: lần tới sau 1 phút. Hãy ở lại, gọi quản lý nếu cần nghỉ lâu hơn, hoặc rời bàn.',
    '每小时休息一次：1 分钟后可再次休息。请留下、向现场主管申请更长时间，或离开牌局。',
    '휴식은 한 시간에 한 번입니다. 다음 휴식까지 1분 남았습니다. 계속하거나, 더 길게 쉬려면 플로어를 부르거나, 게임에서 나가세요.',
    'Isang break kada oras: 1 minuto pa bago ang susunod. Manatili, tawagin ang floor para sa mas mahabang alis, o umalis sa laro.',
  ],
  'One break an hour: your next is in {{1}} minutes. Stay in, call the floor for a longer leave, or leave the game.': [
    'Un descanso por hora: el próximo es en {{1}} minutos. Quédese, pida al supervisor más tiempo o deje el juego.',
    'Mỗi giờ nghỉ một lần: lần tới sau {{1}} phút. Hãy ở lại, gọi quản lý nếu cần nghỉ lâu hơn, hoặc rời bàn.',
    '每小时休息一次：{{1}} 分钟后可再次休息。请留下、向现场主管申请更长时间，或离开牌局。',
    '휴식은 한 시간에 한 번입니다. 다음 휴식까지 {{1}}분 남았습니다. 계속하거나, 더 길게 쉬려면 플로어를 부르거나, 게임에서 나가세요.',
    'Isang break kada oras: {{1}} minuto pa bago ang susunod. Manatili, tawagin ang floor para sa mas mahabang alis, o umalis sa laro.',
  ],
  'Seat {{1}} declares a clean sweep: {{2}}.': [
    'El asiento {{1}} declara un clean sweep: {{2}}.',
    'Ghế {{1}} khai thắng trắng: {{2}}.',
    '{{1}} 号座位宣布特殊牌型：{{2}}。',
    '{{1}}번 자리가 클린 스윕을 선언합니다: {{2}}.',
    'Nagdeklara ng clean sweep ang upuan {{1}}: {{2}}.',
  ],
};

export const NOTICES: Phrases = { ...BY_THE_FLOOR, ...AT_ENTRY, ...MONEY, ...GAMES_AND_BREAKS };
