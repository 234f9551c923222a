export { type BackupSettings, loadBackupSettings } from './backup-settings';
export { type BudgetSettings } from './budgets';
export { loadConfig, type Config, type VoiceSettings } from './config';
export { CONFIG, ConfigModule } from './config.module';
export { type About, logAbout, ProcessLog } from './log';
export { isPrivate } from './private';
export { fail, refuse, runProcess, type Started } from './process';
export { RefusedSetting, RefusedStart } from './refused-setting';
export { releaseVersion } from './release';
