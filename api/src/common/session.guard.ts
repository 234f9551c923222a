import { DomainError } from '@kinloom/contract';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

const PUBLIC = 'kinloom:public';

/** A call that needs no account. Everything else does. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Lets in who is signed in, and everybody where a call says `@Public()`. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    if (this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [context.getHandler(), context.getClass()]))
      return true;
    if (!context.switchToHttp().getRequest<Request>().user) throw new DomainError('not_signed_in');
    return true;
  }
}

/** The id of the account that calls. */
export const AccountId = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new DomainError('not_signed_in');
  return user.id;
});
