import { DomainError } from '@kinloom/contract';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';

const PUBLIC = 'kinloom:public';

/** Marks a route that needs no session. All others do. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Requires a session, except for routes that are marked `@Public()`. */
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

/** Parameter decorator: id of the signed-in account. @throws DomainError not_signed_in */
export const AccountId = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const { user } = context.switchToHttp().getRequest<Request>();
  if (!user) throw new DomainError('not_signed_in');
  return user.id;
});
