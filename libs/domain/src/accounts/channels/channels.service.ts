import { type Channel, CHANNEL_EMOJI, DomainError } from '@kinloom/contract';
import type { CreateChannelRequest, UpdateChannelRequest } from '@kinloom/contract/requests';
import { Injectable } from '@nestjs/common';
import { ChannelsRepository } from './channels.repository';

/** Channels of an account: groups of conversations with their own system prompt. */
@Injectable()
export class ChannelsService {
  constructor(private readonly channels: ChannelsRepository) {}

  /** Lists channels in creation order. */
  list(accountId: number): Promise<Channel[]> {
    return this.channels.listForOwner(accountId);
  }

  /** Creates an active channel. @throws DomainError too_many_channels */
  async create(accountId: number, { name, emoji, description, systemPrompt }: CreateChannelRequest): Promise<Channel> {
    const channel = await this.channels.createForOwner(accountId, {
      name,
      emoji: emoji || CHANNEL_EMOJI,
      description: description ?? '',
      systemPrompt: systemPrompt ?? '',
    });
    if (!channel) throw new DomainError('too_many_channels');
    return channel;
  }

  /** @throws DomainError channel_not_found */
  async update(accountId: number, id: number, request: UpdateChannelRequest): Promise<Channel> {
    const emojiDefault = request.emoji === '' ? { emoji: CHANNEL_EMOJI } : {};
    const channel = await this.channels.updateForOwner(accountId, id, { ...request, ...emojiDefault });
    if (!channel) throw new DomainError('channel_not_found');
    return channel;
  }

  /** @throws DomainError channel_not_found */
  async remove(accountId: number, id: number): Promise<void> {
    if (!(await this.channels.removeForOwner(accountId, id))) throw new DomainError('channel_not_found');
  }
}
