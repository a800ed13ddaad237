// The account in the mobile menu: its entries, or the buttons for visitors.
import type { ReactNode } from "react";
import { Avatar } from "../avatar/Avatar.tsx";
import { Button } from "../button/Button.tsx";
import { LinkButton } from "../button/LinkButton.tsx";
import { HangingBadge } from "../hanging-badge/HangingBadge.tsx";
import { AccountName } from "./AccountMenu.tsx";
import type { NavAccount, NavAccountItem } from "./nav.ts";

/** One entry of the account: a link, or a button for an action. */
function AccountEntry({
  item: { label, icon, link, current, onSelect },
}: {
  item: NavAccountItem;
}) {
  if (!link)
    return (
      <Button intent="quiet" data-leaves="" icon={icon} onClick={onSelect}>
        {label}
      </Button>
    );
  return (
    <LinkButton
      intent={current ? "secondary" : "quiet"}
      icon={icon}
      aria-current={current ? "page" : undefined}
      link={link}
    >
      {label}
    </LinkButton>
  );
}

/** The entries between two separators; those of a group stand in columns. */
function splitGroups(items: NavAccount["items"]): NavAccountItem[][] {
  const groups: NavAccountItem[][] = [[]];
  for (const item of items) {
    if (item === "separator") groups.push([]);
    else groups.at(-1)?.push(item);
  }
  return groups.filter(({ length }) => length > 0);
}

interface MobileAccountProps {
  account: NavAccount | undefined;
  /** The buttons for visitors who are not signed in. */
  guest: ReactNode;
}

/** A badge with the account's entries, or with the buttons for visitors. */
export function MobileAccount({ account, guest }: MobileAccountProps) {
  if (!account && !guest) return null;
  return (
    <HangingBadge hue="blue" className="mt-5 mb-6">
      {account ? (
        <>
          <div className="flex items-center gap-3 p-4">
            <Avatar src={account.avatar} name={account.name} size="md" />
            <AccountName account={account} />
          </div>
          {splitGroups(account.items).map((group) => (
            <div
              key={group[0]?.label}
              className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-1 border-t border-line p-1 *:px-1!"
            >
              {group.map((item) => (
                <AccountEntry key={item.label} item={item} />
              ))}
            </div>
          ))}
        </>
      ) : (
        // Reversed, because the last button is the main one.
        <div className="flex flex-col-reverse gap-1 p-4 *:w-full">{guest}</div>
      )}
    </HangingBadge>
  );
}
