export { type BackupSettings, loadBackupSettings } from './backup-settings';
export { type BudgetSettings } from './budget-settings';
export { loadConfig, type Config, type VoiceSettings } from './config';
export { CONFIG, ConfigModule } from './config.module';
export { withLogContext, ProcessLog } from './process-log';
export { isPrivate } from './private-installation';
export { fail, refuse, runProcess, type Started } from './run-process';
export { RefusedSetting, RefusedStart } from './refused-start';
export { releaseVersion } from './release-version';
