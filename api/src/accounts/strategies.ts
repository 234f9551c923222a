import { LoginRequest, ThreadLoginRequest } from '@kinloom/contract/requests';
import { AccountsService, SessionsService, ThreadKeysService } from '@kinloom/domain/accounts';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { parse } from '../common/parse.pipe';

/** Authenticates by email address and password. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, 'password') {
  constructor(private readonly accounts: AccountsService) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  async validate(request: Request, email: string, password: string): Promise<Express.User> {
    const { id } = await this.accounts.authenticate(email, password, request.ip ?? '');
    return { id };
  }
}

/** Authenticates by thread name and sacred key. */
@Injectable()
export class ThreadStrategy extends PassportStrategy(Strategy, 'thread') {
  constructor(private readonly threads: ThreadKeysService) {
    super({ usernameField: 'thread_name', passwordField: 'sacred_key', passReqToCallback: true });
  }

  async validate(request: Request, threadName: string, sacredKey: string): Promise<Express.User> {
    const { accountId, redirect } = await this.threads.authenticate(threadName, sacredKey, request.ip ?? '');
    return { id: accountId, redirect };
  }
}

/** Starts a session with a new id for the authenticated account. */
async function signIn(guard: InstanceType<ReturnType<typeof AuthGuard>>, context: ExecutionContext): Promise<void> {
  const request = context.switchToHttp().getRequest<Request>();
  await guard.logIn(request);
  request.session.userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  request.session.address = request.ip ?? '';
}

@Injectable()
export class PasswordGuard extends AuthGuard('password') {
  constructor(private readonly sessions: SessionsService) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = parse(LoginRequest, request.body);
    await super.canActivate(context);
    await signIn(this, context);
    // Only this guard marks the session: signing in by thread key does not prove knowledge of the password.
    await this.sessions.markAuthenticated(request.sessionID);
    return true;
  }
}

@Injectable()
export class ThreadGuard extends AuthGuard('thread') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = parse(ThreadLoginRequest, request.body);
    await super.canActivate(context);
    await signIn(this, context);
    return true;
  }
}
