import { CONFIG, type Config } from '@kinloom/config';
import { Module } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository';
import { AccountsService } from './accounts.service';
import { MAIL_TRANSPORT, mailTransport } from './mail-transport';
import { MailsService } from './mails.service';
import { RateLimits } from './rate-limits';
import { SessionsService } from './sessions.service';
import { ThreadKeysService } from './thread-keys.service';

@Module({
  providers: [
    AccountsRepository,
    AccountsService,
    MailsService,
    RateLimits,
    SessionsService,
    ThreadKeysService,
    { provide: MAIL_TRANSPORT, useFactory: (config: Config) => mailTransport(config), inject: [CONFIG] },
  ],
  exports: [AccountsService, MailsService, RateLimits, SessionsService, ThreadKeysService],
})
export class AccountsModule {}
