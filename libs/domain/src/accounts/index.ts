export { AccountsModule } from './accounts.module';
export { AccountsService } from './accounts.service';
export { AttemptLimitsService, type SignInAttempt } from './attempt-limits.service';
export { BehaviorService } from './behavior.service';
export { ChannelsService } from './channels.service';
export { MailsService } from './mails.service';
export { RateLimits } from './rate-limits';
export { SESSION_IDLE_MS, SessionsService } from './sessions.service';
export { ThreadKeysService } from './thread-keys.service';
