import { name_config } from '@kinloom/config'; export const a = name_config;
