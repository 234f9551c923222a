export { loadConfig, RefusedSetting, type Config, type VoiceSettings } from './config';
export { CONFIG, ConfigModule } from './config.module';
export { fail, refuse, runProcess, type Started } from './process';
