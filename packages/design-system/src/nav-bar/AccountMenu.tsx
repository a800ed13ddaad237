// The avatar of the signed-in person, which opens the account menu.
import { Avatar } from "../avatar/Avatar.tsx";
import type { NavAccount } from "./nav.ts";
import { LateMenu, type LateMenuProps } from "../menu/LateMenu.tsx";

export interface AccountNameProps {
  /** The signed-in account. */
  account: NavAccount;
}

/** Name above email address, each on one line. */
export function AccountName({ account }: AccountNameProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <span className="truncate text-sm font-semibold text-ink">{account.name}</span>
      {account.email && <span className="truncate text-sm text-ink-muted">{account.email}</span>}
    </div>
  );
}

export function AccountMenu({
  account,
  onMissing,
}: AccountNameProps & Pick<LateMenuProps, "onMissing">) {
  const trigger = (
    <button
      type="button"
      aria-label={account.label}
      className="-me-1 flex size-10 items-center justify-center rounded-circle"
    >
      <Avatar src={account.avatar} name={account.name} size="md" />
    </button>
  );
  return (
    <LateMenu
      onMissing={onMissing}
      trigger={trigger}
      // The list ends where the avatar does, not the larger button around it.
      className="me-1"
      label={account.label}
      header={<AccountName account={account} />}
      items={account.items.map((item) =>
        item === "separator" ? item : { ...item, id: item.label },
      )}
    />
  );
}
