import { readCharacterAi } from './character-ai';
import { readChatGpt } from './chatgpt';
import { readClaude } from './claude';
import { readAgnai, readKobold, readOobabooga, readRisu } from './companions';
import { readAnyTable, readDiscordCsv, readReplika } from './csv';
import { readDiscordJson } from './discord-json';
import { readDiscordText } from './discord-txt';
import { readImessage } from './imessage';
import { readKindroid } from './kindroid';
import { readMessenger } from './messenger';
import { readPlain } from './plain';
import { type Readers } from './reader';
import { readSillyTavern } from './sillytavern';
import { readSlack } from './slack';
import { readTelegram } from './telegram';
import { readTranscript } from './transcript';
import { readWhatsApp } from './whatsapp';

/** Exhaustive: a format without a reader does not compile. */
export const READERS: Readers = {
  plain: readPlain,
  transcript: readTranscript,
  table: readAnyTable,
  whatsapp: readWhatsApp,
  signal: readWhatsApp,
  telegram: readTelegram,
  'discord-json': readDiscordJson,
  'discord-csv': readDiscordCsv,
  'discord-txt': readDiscordText,
  messenger: readMessenger,
  slack: readSlack,
  imessage: readImessage,
  sillytavern: readSillyTavern,
  'character-ai': readCharacterAi,
  oobabooga: readOobabooga,
  agnai: readAgnai,
  kobold: readKobold,
  risu: readRisu,
  replika: readReplika,
  kindroid: readKindroid,
  chatgpt: readChatGpt,
  claude: readClaude,
};
