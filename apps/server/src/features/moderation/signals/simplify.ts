const traditional =
  '殺殘輕體無辦沒這個們還說對應該見過來開關門車樓橋繩藥藍聽讀寫給經結終點遺書愛親媽爺學歲級點嗎誰為麼麽樣樂遊戲電視劇聲歡樹買賣錢飯餓紅風飛鳥魚貓裡裏邊實際機動騙確認證檢測話語談訊網絡路遠進歸選離別禮物員業務師傷難壓礙廢擔負擾煩惱淚亂滅盡願許從後將讓記憶覺夢靈魂醫療養護鐘點時間歷屆畢現舊張與於會幾聯繫絕無';
const simple =
  '杀残轻体无办没这个们还说对应该见过来开关门车楼桥绳药蓝听读写给经结终点遗书爱亲妈爷学岁级点吗谁为么么样乐游戏电视剧声欢树买卖钱饭饿红风飞鸟鱼猫里里边实际机动骗确认证检测话语谈讯网络路远进归选离别礼物员业务师伤难压碍废担负扰烦恼泪乱灭尽愿许从后将让记忆觉梦灵魂医疗养护钟点时间历届毕现旧张与于会几联系绝无';

const pairs = new Map([...traditional].map((sign, at) => [sign, [...simple][at] ?? sign]));

/** Traditional characters as simplified ones, those that signals are said with. */
export function simplify(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (sign) => pairs.get(sign) ?? sign);
}
