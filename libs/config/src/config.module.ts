import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Config } from './config';

/** Injects the settings: `@Inject(CONFIG) config: Config`. */
export const CONFIG = Symbol('config');

@Global()
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: CONFIG, useValue: config }], exports: [CONFIG] };
  }
}
