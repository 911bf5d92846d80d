/** A helpline for people in distress. `call` and `text` are the numbers as they are dialled in that country. */
export type HelpLine = {
  /** ISO 3166-1 codes of the countries that it is for. */
  regions: readonly string[];
  name: string;
  call: string;
  text?: string;
  /** Where its operator says so. */
  source: string;
};

// One line a country: free of charge or at the cost of a local call, for every caller. Reviewed November 2026.
const table: readonly [regions: string, name: string, call: string, host: string, text?: string][] = [
  ['US', '988 Suicide & Crisis Lifeline', '988', '988lifeline.org', '988'],
  ['CA', '988 Suicide Crisis Helpline', '988', '988.ca', '988'],
  ['MX', 'Línea de la Vida', '800 911 2000', 'www.gob.mx/conasama'],
  ['BR', 'CVV', '188', 'cvv.org.br'],
  ['AR', 'Centro de Asistencia al Suicida', '135', 'www.asistenciaalsuicida.org.ar'],
  ['CL', 'Línea Prevención del Suicidio', '*4141', 'www.minsal.cl'],
  ['GB IE', 'Samaritans', '116 123', 'www.samaritans.org'],
  ['DE', 'TelefonSeelsorge', '0800 111 0 111', 'www.telefonseelsorge.de'],
  ['AT', 'TelefonSeelsorge', '142', 'www.telefonseelsorge.at'],
  ['CH', 'Die Dargebotene Hand', '143', 'www.143.ch'],
  ['FR', 'Numéro national de prévention du suicide', '3114', '3114.fr'],
  ['BE', 'Zelfmoordlijn', '1813', 'www.zelfmoord1813.be'],
  ['NL', '113 Zelfmoordpreventie', '0800 0113', 'www.113.nl'],
  ['ES', 'Línea 024', '024', 'www.sanidad.gob.es/linea024'],
  ['IT', 'Telefono Amico Italia', '02 2327 2327', 'www.telefonoamico.it'],
  ['SE', 'Självmordslinjen', '90101', 'mind.se'],
  ['NO', 'Mental Helse', '116 123', 'mentalhelse.no'],
  ['DK', 'Livslinien', '70 201 201', 'www.livslinien.dk'],
  ['FI', 'MIELI kriisipuhelin', '09 2525 0111', 'mieli.fi'],
  ['PL', 'Kryzysowy Telefon Zaufania', '116 123', '116sos.pl'],
  ['UA', 'Lifeline Ukraine', '7333', 'lifelineukraine.com'],
  ['IL', 'ERAN', '1201', 'www.eran.org.il'],
  ['ZA', 'SADAG Suicide Crisis Line', '0800 567 567', 'www.sadag.org'],
  ['CN', '心理援助热线', '12356', 'www.nhc.gov.cn'],
  ['HK', '情緒通 Mental Health Support Hotline', '18111', 'www.shallwetalk.hk'],
  ['TW', '安心專線', '1925', 'www.mohw.gov.tw'],
  ['SG', 'Samaritans of Singapore', '1767', 'www.sos.org.sg'],
  ['MY', 'Befrienders', '03 7627 2929', 'www.befrienders.org.my'],
  ['PH', 'NCMH Crisis Hotline', '1553', 'ncmh.gov.ph'],
  ['IN', 'Tele-MANAS', '14416', 'telemanas.mohfw.gov.in'],
  ['JP', 'よりそいホットライン', '0120 279 338', 'www.since2011.net/yorisoi'],
  ['KR', '자살예방 상담전화', '109', 'www.129.go.kr'],
  ['AU', 'Lifeline Australia', '13 11 14', 'www.lifeline.org.au'],
  ['NZ', 'Need to Talk?', '1737', '1737.org.nz', '1737'],
];

/** Each helpline, by the countries that it is for. */
export const helpLines: readonly HelpLine[] = table.map(([regions, name, call, host, text]) => ({
  regions: regions.split(' '),
  name,
  call,
  ...(text !== undefined && { text }),
  source: `https://${host}`,
}));

/** The helplines of every country, for wherever there is none above. */
export const helpDirectory = {
  name: 'Find A Helpline',
  host: 'findahelpline.com',
  source: 'https://findahelpline.com',
};
