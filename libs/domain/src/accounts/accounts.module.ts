import { CONFIG, type Config } from '@kinloom/config';
import { SecurityLogModule } from '@kinloom/domain/security-log';
import { Module } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository';
import { AccountsService } from './accounts.service';
import { AttemptLimitsService } from './attempt-limits.service';
import { BehaviorService } from './behavior.service';
import { ChannelsRepository } from './channels.repository';
import { ChannelsService } from './channels.service';
import { BreachedPasswordsService } from './breached-passwords.service';
import { MAIL_TRANSPORT, mailTransport } from './mail-transport';
import { MailsService } from './mails.service';
import { OperatorsRepository } from './operators.repository';
import { OperatorsService } from './operators.service';
import { PasswordPolicyService } from './password-policy.service';
import { RateLimits } from './rate-limits';
import { ReauthenticationService } from './reauthentication.service';
import { SessionsService } from './sessions.service';
import { SignupRepository } from './signup.repository';
import { SignupService } from './signup.service';
import { SignupSettingsService } from './signup-settings.service';
import { ThreadKeysService } from './thread-keys.service';

@Module({
  imports: [SecurityLogModule],
  providers: [
    AccountsRepository,
    AccountsService,
    AttemptLimitsService,
    BehaviorService,
    BreachedPasswordsService,
    ChannelsRepository,
    ChannelsService,
    MailsService,
    OperatorsRepository,
    OperatorsService,
    PasswordPolicyService,
    RateLimits,
    ReauthenticationService,
    SessionsService,
    SignupRepository,
    SignupService,
    SignupSettingsService,
    ThreadKeysService,
    { provide: MAIL_TRANSPORT, useFactory: (config: Config) => mailTransport(config), inject: [CONFIG] },
  ],
  exports: [
    AccountsService,
    BehaviorService,
    ChannelsService,
    MailsService,
    OperatorsService,
    RateLimits,
    ReauthenticationService,
    SessionsService,
    SignupService,
    SignupSettingsService,
    ThreadKeysService,
  ],
})
export class AccountsModule {}
