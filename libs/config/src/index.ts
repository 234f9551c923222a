export { loadConfig, RefusedSetting, type Config } from './config';
