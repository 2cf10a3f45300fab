import { TOOL_LIMITS } from '@spire/domain/toolLimits';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { SaveContactInputType, type SaveContactInput } from './contact.input.ts';
import type { ContactService } from './contact.service.ts';
import { ContactType, type Contact } from './contact.type.ts';

@Resolver(() => UserType)
export class ContactResolver {
  private readonly contactService: ContactService;

  constructor(contactService: ContactService) {
    this.contactService = contactService;
  }

  @FieldResolver(() => [ContactType], {
    description: `People the person can turn to, in the order they were added; at most ${TOOL_LIMITS.contacts}.`,
  })
  contacts(@Ctx() { claims }: RequestContext): Promise<Contact[]> {
    return this.contactService.list(claims);
  }

  @Mutation(() => ContactType, { description: 'Adds a contact, or changes the one of that id.' })
  saveContact(
    @Arg('input', () => SaveContactInputType, { description: 'The whole contact.' }) input: SaveContactInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Contact> {
    return this.contactService.save(claims, input, now);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes a contact; NOT_FOUND when the person has none of that id. Answers true.',
  })
  deleteContact(
    @Arg('id', () => ID, { description: 'Which of the person’s own contacts.' }) id: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<boolean> {
    return this.contactService.remove(claims, id);
  }
}
