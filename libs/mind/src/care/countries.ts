import type { Helpline } from './helplines';

type Rest = Partial<Pick<Helpline, 'text' | 'always'>>;

const line = (name: string, call: readonly string[], source: string, rest: Rest = {}): Helpline => ({
  name,
  call,
  text: null,
  always: null,
  source,
  checked: null,
  ...rest,
});
const ALWAYS: Rest = { always: true };

/** Helplines by country, those for anybody before those for some. A country is left out rather than guessed. */
export const COUNTRIES: Readonly<Record<string, readonly Helpline[]>> = {
  AR: [line('Centro de Asistencia al Suicida', ['135', '(011) 5275-1135'], 'https://www.asistenciaalsuicida.org.ar')],
  AT: [line('Telefonseelsorge', ['142'], 'https://www.telefonseelsorge.at', ALWAYS)],
  AU: [
    line('Lifeline', ['13 11 14'], 'https://www.lifeline.org.au', {
      text: { to: '0477 13 11 14', word: null },
      always: true,
    }),
    line('Suicide Call Back Service', ['1300 659 467'], 'https://www.suicidecallbackservice.org.au', ALWAYS),
  ],
  BE: [
    line('Zelfmoordlijn', ['1813'], 'https://www.zelfmoord1813.be', ALWAYS),
    line('Centre de Prévention du Suicide', ['0800 32 123'], 'https://www.preventionsuicide.be', ALWAYS),
  ],
  BR: [line('CVV', ['188'], 'https://cvv.org.br', ALWAYS)],
  CA: [
    line('9-8-8 Suicide Crisis Helpline', ['988'], 'https://988.ca', { text: { to: '988', word: null }, always: true }),
  ],
  CH: [line('Die Dargebotene Hand · La Main Tendue · Telefono Amico', ['143'], 'https://www.143.ch', ALWAYS)],
  CL: [line('Línea de prevención del suicidio', ['*4141'], 'https://www.minsal.cl', ALWAYS)],
  CZ: [line('Linka první psychické pomoci', ['116 123'], 'https://www.linkapsychickepomoci.cz', ALWAYS)],
  DE: [
    line(
      'TelefonSeelsorge',
      ['0800 111 0 111', '0800 111 0 222', '116 123'],
      'https://www.telefonseelsorge.de',
      ALWAYS,
    ),
  ],
  DK: [line('Livslinien', ['70 201 201'], 'https://www.livslinien.dk')],
  ES: [line('Línea 024 de atención a la conducta suicida', ['024'], 'https://www.sanidad.gob.es', ALWAYS)],
  FI: [line('MIELI Kriisipuhelin', ['09 2525 0111'], 'https://mieli.fi', ALWAYS)],
  FR: [line('3114, numéro national de prévention du suicide', ['3114'], 'https://3114.fr', ALWAYS)],
  GB: [
    line('Samaritans', ['116 123'], 'https://www.samaritans.org', ALWAYS),
    line('Shout', [], 'https://giveusashout.org', { text: { to: '85258', word: 'SHOUT' }, always: true }),
  ],
  GR: [line('Klimaka', ['1018'], 'https://www.suicide-help.gr', ALWAYS)],
  HU: [line('LESZ lelkisegély', ['116 123'], 'https://sos116-123.hu')],
  IE: [
    line('Samaritans', ['116 123'], 'https://www.samaritans.org/ireland', ALWAYS),
    line('Text About It', [], 'https://www.textaboutit.ie', { text: { to: '50808', word: 'HELLO' }, always: true }),
    line('Pieta', ['1800 247 247'], 'https://www.pieta.ie', ALWAYS),
  ],
  IL: [line('ERAN', ['1201'], 'https://www.eran.org.il', ALWAYS)],
  IN: [line('Tele MANAS', ['14416', '1800 891 4416'], 'https://telemanas.mohfw.gov.in', ALWAYS)],
  IS: [line('Hjálparsími Rauða krossins', ['1717'], 'https://1717.is', ALWAYS)],
  IT: [line('Telefono Amico Italia', ['02 2327 2327'], 'https://www.telefonoamico.it')],
  JP: [
    line('よりそいホットライン', ['0120-279-338'], 'https://www.since2011.net/yorisoi', ALWAYS),
    line('いのちの電話', ['0120-783-556'], 'https://www.inochinodenwa.org'),
  ],
  KR: [line('자살예방 상담전화', ['109'], 'https://www.129.go.kr', ALWAYS)],
  LU: [line('SOS Détresse', ['45 45 45'], 'https://454545.lu')],
  MX: [line('Línea de la Vida', ['800 911 2000'], 'https://www.gob.mx/lineadelavida', ALWAYS)],
  MY: [line('Befrienders', ['03-7627 2929'], 'https://www.befrienders.org.my', ALWAYS)],
  NL: [line('113 Zelfmoordpreventie', ['113', '0800-0113'], 'https://www.113.nl', ALWAYS)],
  NO: [line('Mental Helse', ['116 123'], 'https://mentalhelse.no', ALWAYS)],
  NZ: [
    line('1737, need to talk?', ['1737'], 'https://1737.org.nz', { text: { to: '1737', word: null }, always: true }),
    line('Lifeline Aotearoa', ['0800 543 354'], 'https://www.lifeline.org.nz', ALWAYS),
  ],
  PL: [
    line('Centrum Wsparcia', ['800 70 2222'], 'https://liniawsparcia.pl', ALWAYS),
    line('Kryzysowy Telefon Zaufania', ['116 123'], 'https://116sos.pl'),
  ],
  PT: [line('SNS 24', ['808 24 24 24'], 'https://www.sns24.gov.pt', ALWAYS)],
  SE: [line('Mind Självmordslinjen', ['90101'], 'https://mind.se', ALWAYS)],
  SG: [line('Samaritans of Singapore', ['1767'], 'https://www.sos.org.sg', ALWAYS)],
  SK: [line('Linka dôvery Nezábudka', ['0800 800 566'], 'https://www.linkanezabudka.sk', ALWAYS)],
  TW: [line('安心專線', ['1925'], 'https://www.mohw.gov.tw', ALWAYS)],
  US: [
    line('988 Suicide & Crisis Lifeline', ['988'], 'https://988lifeline.org', {
      text: { to: '988', word: null },
      always: true,
    }),
    line('Crisis Text Line', [], 'https://www.crisistextline.org', {
      text: { to: '741741', word: 'HOME' },
      always: true,
    }),
  ],
  UY: [line('Línea Vida', ['0800 0767', '*0767'], 'https://www.asse.com.uy', ALWAYS)],
  ZA: [line('SADAG Suicide Crisis Helpline', ['0800 567 567'], 'https://www.sadag.org', ALWAYS)],
};

/** The number for an emergency, for whatever help comes to the door first; only where it is certain. */
export const EMERGENCY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LT'],
      ...['LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'CH', 'IN', 'RU', 'TR'],
    ].map((code) => [code, '112']),
  ),
  ...Object.fromEntries(['US', 'CA', 'MX', 'UY', 'AR', 'PH'].map((code) => [code, '911'])),
  ...Object.fromEntries(['GB', 'HK', 'MY'].map((code) => [code, '999'])),
  ...Object.fromEntries(['JP', 'KR', 'TW'].map((code) => [code, '119'])),
  AU: '000',
  BR: '192',
  CL: '131',
  CN: '120',
  CO: '123',
  IL: '101',
  NO: '113',
  NZ: '111',
  SG: '995',
  ZA: '112',
};
