// Short facts in a line of text, with a dot between two of them but not where the line breaks.
interface FactLineProps {
  readonly facts: readonly string[];
}

export const FactLine = ({ facts }: FactLineProps) => (
  <span className="block overflow-clip">
    {/* Each fact has its dot before it; the one that begins a line lies outside and is clipped. */}
    <span className="-ms-4 flex flex-wrap">
      {facts.map((fact, index) => (
        <span
          key={index}
          className="flex min-w-0 before:w-4 before:shrink-0 before:text-center before:content-['·']"
        >
          <span className="min-w-0 wrap-anywhere">{fact}</span>{" "}
        </span>
      ))}
    </span>
  </span>
);
