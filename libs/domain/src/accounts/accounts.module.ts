import { CONFIG, type Config } from '@kinloom/config';
import { SecurityLogModule } from '@kinloom/domain/security-log';
import { Module } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository';
import { AccountsService } from './accounts.service';
import { AttemptLimitsService } from './limits/attempt-limits.service';
import { BehaviorRepository } from './behavior.repository';
import { BehaviorService } from './behavior.service';
import { ChannelsRepository } from './channels/channels.repository';
import { ChannelsService } from './channels/channels.service';
import { BreachedPasswordsService } from './passwords/breached-passwords.service';
import { MAIL_TRANSPORT, mailTransport } from './mail/mail-transport';
import { MailsRepository } from './mail/mails.repository';
import { MailsService } from './mail/mails.service';
import { OperatorsRepository } from './operators/operators.repository';
import { OperatorsService } from './operators/operators.service';
import { PasswordPolicyService } from './passwords/password-policy.service';
import { RateLimits } from './limits/rate-limits';
import { ReauthenticationService } from './sessions/reauthentication.service';
import { SessionsRepository } from './sessions/sessions.repository';
import { SessionsService } from './sessions/sessions.service';
import { SignupRepository } from './signup/signup.repository';
import { SignupService } from './signup/signup.service';
import { SignupSettingsService } from './signup/signup-settings.service';
import { ThreadKeysRepository } from './sessions/thread-keys.repository';
import { ThreadKeysService } from './sessions/thread-keys.service';

@Module({
  imports: [SecurityLogModule],
  providers: [
    AccountsRepository,
    AccountsService,
    AttemptLimitsService,
    BehaviorRepository,
    BehaviorService,
    BreachedPasswordsService,
    ChannelsRepository,
    ChannelsService,
    MailsRepository,
    MailsService,
    OperatorsRepository,
    OperatorsService,
    PasswordPolicyService,
    RateLimits,
    ReauthenticationService,
    SessionsRepository,
    SessionsService,
    SignupRepository,
    SignupService,
    SignupSettingsService,
    ThreadKeysRepository,
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
