import type { Offered, OfferedToMe, Received, Success } from '@kinloom/contract';
import { OfferRequest, ReceiveRequest, RejectRequest } from '@kinloom/contract/requests';
import { OfferingsService } from '@kinloom/domain/memories';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { AccountId } from '../common/session.guard';

@Controller('api/memory')
export class OfferingsController {
  constructor(private readonly offerings: OfferingsService) {}

  @Post('offer_to_soul')
  async offer(@AccountId() accountId: number, @Body() request: OfferRequest): Promise<Offered> {
    return { success: true, offering: await this.offerings.offer(accountId, request) };
  }

  @Get('offered_to_me')
  async waiting(@AccountId() accountId: number): Promise<OfferedToMe> {
    return { success: true, offerings: await this.offerings.listPending(accountId) };
  }

  @Post('receive_offering')
  @HttpCode(200)
  async receive(@AccountId() accountId: number, @Body() request: ReceiveRequest): Promise<Received> {
    return { success: true, memories: await this.offerings.accept(accountId, request) };
  }

  @Post('reject_offering')
  @HttpCode(200)
  async decline(@AccountId() accountId: number, @Body() { offering_id }: RejectRequest): Promise<Success> {
    await this.offerings.decline(accountId, offering_id);
    return { success: true };
  }
}
