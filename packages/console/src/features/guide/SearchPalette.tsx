// The guide's search: searches all chapters in the reader's language, and lists every chapter before the reader types.
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { CommandPalette, type Command } from "@lanyard/design-system";
import { chapterGroups, isChapter, type ChapterGroup } from "./chapters.ts";
import { paths } from "../../app/paths.ts";
import { useReader } from "../../i18n/reader.ts";
import type { Passages } from "./passages.ts";
import { getChapter, findPlaces } from "./search.ts";

interface SearchPaletteProps {
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Loads the searchable text of a language. */
  readonly load: (language: string) => Promise<Passages>;
}

const groups = Object.keys(chapterGroups) as ChapterGroup[];

export default function SearchPalette({ open, onOpenChange, load }: SearchPaletteProps) {
  const { t } = useTranslation();
  const { t: word } = useTranslation("guide");
  const language = useReader();
  const client = useQueryClient();
  const navigate = useNavigate();
  const opening = (address: string) => () => void navigate(`${paths.docs}/${address}`);

  const everyChapter = (): Command[] =>
    groups.flatMap((group) =>
      chapterGroups[group].map((chapter) => ({
        value: chapter,
        label: word(`chapter.${chapter}`),
        text: word(`summary.${chapter}`),
        group: word(`group.${group}`),
        onSelect: opening(chapter),
      })),
    );
  const find = async (query: string): Promise<Command[]> => {
    if (query.trim() === "") return everyChapter();
    const passages = await client.fetchQuery({
      queryKey: ["passages", language],
      queryFn: () => load(language),
      staleTime: Infinity,
      retry: false,
    });
    return findPlaces(passages, query).map(({ address, title, text }) => {
      const chapter = getChapter(address);
      return {
        value: address,
        label: title,
        text,
        group: isChapter(chapter) ? word(`chapter.${chapter}`) : "",
        onSelect: opening(address),
      };
    });
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      shortcut={false}
      commands={find}
      texts={{
        title: word("search"),
        placeholder: word("search_placeholder"),
        recent: "",
        close: t("close"),
        count: (count) => word("search_count", { count }),
        none: word("search_none"),
        loading: t("loading"),
        failed: word("search_failed"),
        retry: t("again"),
      }}
    />
  );
}
