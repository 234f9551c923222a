export { loadConfig, RefusedSetting, type Config } from './config';
export { CONFIG, ConfigModule } from './config.module';
