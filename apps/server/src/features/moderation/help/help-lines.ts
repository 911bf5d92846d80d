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

/** One line a country: free of charge or at the cost of a local call, for whoever calls. Reviewed November 2026. */
export const helpLines: readonly HelpLine[] = [
  {
    regions: ['US'],
    name: '988 Suicide & Crisis Lifeline',
    call: '988',
    text: '988',
    source: 'https://988lifeline.org',
  },
  {
    regions: ['CA'],
    name: '988 Suicide Crisis Helpline',
    call: '988',
    text: '988',
    source: 'https://988.ca',
  },
  { regions: ['MX'], name: 'Línea de la Vida', call: '800 911 2000', source: 'https://www.gob.mx/conasama' },
  { regions: ['BR'], name: 'CVV', call: '188', source: 'https://cvv.org.br' },
  {
    regions: ['AR'],
    name: 'Centro de Asistencia al Suicida',
    call: '135',
    source: 'https://www.asistenciaalsuicida.org.ar',
  },
  { regions: ['CL'], name: 'Línea Prevención del Suicidio', call: '*4141', source: 'https://www.minsal.cl' },
  { regions: ['GB', 'IE'], name: 'Samaritans', call: '116 123', source: 'https://www.samaritans.org' },
  {
    regions: ['DE'],
    name: 'TelefonSeelsorge',
    call: '0800 111 0 111',
    source: 'https://www.telefonseelsorge.de',
  },
  { regions: ['AT'], name: 'TelefonSeelsorge', call: '142', source: 'https://www.telefonseelsorge.at' },
  { regions: ['CH'], name: 'Die Dargebotene Hand', call: '143', source: 'https://www.143.ch' },
  {
    regions: ['FR'],
    name: 'Numéro national de prévention du suicide',
    call: '3114',
    source: 'https://3114.fr',
  },
  { regions: ['BE'], name: 'Zelfmoordlijn', call: '1813', source: 'https://www.zelfmoord1813.be' },
  { regions: ['NL'], name: '113 Zelfmoordpreventie', call: '0800 0113', source: 'https://www.113.nl' },
  { regions: ['ES'], name: 'Línea 024', call: '024', source: 'https://www.sanidad.gob.es/linea024' },
  {
    regions: ['IT'],
    name: 'Telefono Amico Italia',
    call: '02 2327 2327',
    source: 'https://www.telefonoamico.it',
  },
  { regions: ['SE'], name: 'Självmordslinjen', call: '90101', source: 'https://mind.se' },
  { regions: ['NO'], name: 'Mental Helse', call: '116 123', source: 'https://mentalhelse.no' },
  { regions: ['DK'], name: 'Livslinien', call: '70 201 201', source: 'https://www.livslinien.dk' },
  { regions: ['FI'], name: 'MIELI kriisipuhelin', call: '09 2525 0111', source: 'https://mieli.fi' },
  { regions: ['PL'], name: 'Kryzysowy Telefon Zaufania', call: '116 123', source: 'https://116sos.pl' },
  { regions: ['UA'], name: 'Lifeline Ukraine', call: '7333', source: 'https://lifelineukraine.com' },
  { regions: ['IL'], name: 'ERAN', call: '1201', source: 'https://www.eran.org.il' },
  {
    regions: ['ZA'],
    name: 'SADAG Suicide Crisis Line',
    call: '0800 567 567',
    source: 'https://www.sadag.org',
  },
  { regions: ['CN'], name: '心理援助热线', call: '12356', source: 'https://www.nhc.gov.cn' },
  {
    regions: ['HK'],
    name: '情緒通 Mental Health Support Hotline',
    call: '18111',
    source: 'https://www.shallwetalk.hk',
  },
  { regions: ['TW'], name: '安心專線', call: '1925', source: 'https://www.mohw.gov.tw' },
  { regions: ['SG'], name: 'Samaritans of Singapore', call: '1767', source: 'https://www.sos.org.sg' },
  { regions: ['MY'], name: 'Befrienders', call: '03 7627 2929', source: 'https://www.befrienders.org.my' },
  { regions: ['PH'], name: 'NCMH Crisis Hotline', call: '1553', source: 'https://ncmh.gov.ph' },
  { regions: ['IN'], name: 'Tele-MANAS', call: '14416', source: 'https://telemanas.mohfw.gov.in' },
  {
    regions: ['JP'],
    name: 'よりそいホットライン',
    call: '0120 279 338',
    source: 'https://www.since2011.net/yorisoi',
  },
  { regions: ['KR'], name: '자살예방 상담전화', call: '109', source: 'https://www.129.go.kr' },
  { regions: ['AU'], name: 'Lifeline Australia', call: '13 11 14', source: 'https://www.lifeline.org.au' },
  { regions: ['NZ'], name: 'Need to Talk?', call: '1737', text: '1737', source: 'https://1737.org.nz' },
];

/** The helplines of every country, for wherever there is none above. */
export const helpDirectory = {
  name: 'Find A Helpline',
  host: 'findahelpline.com',
  source: 'https://findahelpline.com',
};
