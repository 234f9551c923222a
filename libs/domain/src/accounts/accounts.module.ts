import { CONFIG, type Config } from '@kinloom/config';
import { SecurityLogModule } from '@kinloom/domain/security-log';
import { Module } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository';
import { AccountsService } from './accounts.service';
import { AttemptLimitsService } from './attempt-limits.service';
import { BehaviorService } from './behavior.service';
import { ChannelsRepository } from './channels.repository';
import { ChannelsService } from './channels.service';
import { MAIL_TRANSPORT, mailTransport } from './mail-transport';
import { MailsService } from './mails.service';
import { OperatorsRepository } from './operators.repository';
import { OperatorsService } from './operators.service';
import { RateLimits } from './rate-limits';
import { ReauthenticationService } from './reauthentication.service';
import { SessionsService } from './sessions.service';
import { ThreadKeysService } from './thread-keys.service';

@Module({
  imports: [SecurityLogModule],
  providers: [
    AccountsRepository,
    AccountsService,
    AttemptLimitsService,
    BehaviorService,
    ChannelsRepository,
    ChannelsService,
    MailsService,
    OperatorsRepository,
    OperatorsService,
    RateLimits,
    ReauthenticationService,
    SessionsService,
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
    ThreadKeysService,
  ],
})
export class AccountsModule {}
