import { AccountsModule } from '@kinloom/domain/accounts';
import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller';
import { SessionsController } from './sessions.controller';
import { SettingsController } from './settings.controller';
import { SignupController } from './signup.controller';
import { SetupController } from './setup.controller';
import { PasswordStrategy, ThreadStrategy } from './strategies';
import { ThreadKeysController } from './thread-keys.controller';

@Module({
  imports: [AccountsModule],
  controllers: [
    AuthController,
    SessionsController,
    SettingsController,
    SetupController,
    SignupController,
    ThreadKeysController,
  ],
  providers: [PasswordStrategy, ThreadStrategy],
})
export class AccountsApiModule {}
